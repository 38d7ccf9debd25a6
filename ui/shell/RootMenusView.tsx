import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { Picture } from '../design/Picture.tsx'
import type { NavigationGroup, NavigationPicture, NavigationRoot } from '../catalogue/navigation.ts'
import css from './Navigation.module.css'

export type RootMenusProps = { readonly rootCategories: readonly NavigationRoot[] }

const Group = ({ group: { title, to, links } }: { readonly group: NavigationGroup }) => (
  <div className={css['group']}>
    {title !== '' && <p className={css['title']}>{to === undefined ? title : <Link to={to}>{title}</Link>}</p>}
    <ul className={css['children']}>
      {links.map((link) => <li key={link.to}><Link to={link.to}>{link.title}</Link></li>)}
    </ul>
  </div>
)

/** A teaser with the usual size of a banner; its text names the destination. The browser loads it when its panel opens. */
const Teaser = ({ picture: { to, path, alt, label } }: { readonly picture: NavigationPicture }) => {
  const content = <><Picture path={path} alt={alt} width={390} height={255} />{label}</>
  return to === undefined ? <p className={css['picture']}>{content}</p> : <Link to={to} className={css['picture']}>{content}</Link>
}

const Panel = ({ root: { title, to, groups, pictures = [] } }: { readonly root: NavigationRoot }) => (
  <div className={css['panel']}>
    <Page>
      {to !== undefined && (
        <Link className={css['all']} to={to}>
          <FormattedMessage id="shell.all_of" values={{ title }} />
          <Icon name="arrow-right" size="small" />
        </Link>
      )}
      <div className={css['groups']}>
        {groups.map((group) => <Group key={group.title} group={group} />)}
        {pictures.map((picture) => <Teaser key={picture.path} picture={picture} />)}
      </div>
    </Page>
  </div>
)

/** The root categories in the menu of a wide window: each opens a panel with its groups, with or without script. */
export const RootMenusView = ({ rootCategories }: RootMenusProps) => (
  <ul className={css['categories']}>
    {rootCategories.map((root) => (
      <li key={root.title}>
        {root.groups.length === 0 && root.to !== undefined ? (
          <Link className={css['root']} to={root.to}>{root.title}</Link>
        ) : (
          <details name="navigation">
            <summary className={css['root']}>{root.title}<Icon name="chevron-down" size="small" /></summary>
            <Panel root={root} />
          </details>
        )}
      </li>
    ))}
  </ul>
)
