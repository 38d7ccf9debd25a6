import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useClosingDetails } from '../binding/use-closing-details.ts'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import type { NavigationRoot } from '../catalogue/navigation.ts'
import css from './Navigation.module.css'

export type NavigationViewProps = {
  readonly roots: readonly NavigationRoot[]
  /** Makes an address of a category's path. */
  readonly toPath: (categoryPath: string) => string
}

/** The menu of a wide window: each root folds out a panel with what stands below it, with or without script. */
export const NavigationView = ({ roots, toPath }: NavigationViewProps) => {
  const element = useClosingDetails<HTMLElement>()
  return (
    <nav ref={element} className={css['navigation']} aria-label={useIntl().formatMessage({ id: 'shell.navigation' })}>
      <Page>
        <ul className={css['roots']}>
          {roots.map((root) => (
            <li key={root.path}>
              {root.children.length === 0 ? (
                <Link className={css['root']} to={toPath(root.path)}>{root.title}</Link>
              ) : (
                <details name="navigation">
                  <summary className={css['root']}>{root.title}<Icon name="chevron-down" size="small" /></summary>
                  <div className={css['panel']}>
                    <Page>
                      <Link className={css['all']} to={toPath(root.path)}>
                        <FormattedMessage id="shell.all_of" values={{ title: root.title }} />
                        <Icon name="arrow-right" size="small" />
                      </Link>
                      <ul className={css['children']}>
                        {root.children.map((child) => (
                          <li key={child.path}><Link to={toPath(child.path)}>{child.title}</Link></li>
                        ))}
                      </ul>
                    </Page>
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  )
}
