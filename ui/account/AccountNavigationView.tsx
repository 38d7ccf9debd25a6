import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { SignOutForm } from '../identity/SignOutForm.tsx'
import { ACCOUNT_SECTIONS, isInSection } from './account-sections.ts'
import css from './AccountAreaView.module.css'

export type AccountNavigationViewProps = {
  /** The path of the current page, below the language prefix. */
  readonly current: string
  readonly toPath: (path: string) => string
}

/**
 * On a phone the entries are in one scrolling line: the current one is centred. Not if the visitor has scrolled or is touching the
 * list, who would otherwise press another entry.
 */
const useCurrentInView = (current: string) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = list.current
    const here = element?.querySelector('[aria-current]')
    if (element == null || here == null || element.scrollLeft !== 0 || element.matches(':active')) return
    const [outer, inner] = [element.getBoundingClientRect(), here.getBoundingClientRect()]
    element.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [current])
  return list
}

/** The sections of the account, and signing out. */
export const AccountNavigationView = ({ current, toPath }: AccountNavigationViewProps) => {
  const intl = useIntl()
  const list = useCurrentInView(current)
  return (
    <nav className={css['navigation']} aria-label={intl.formatMessage({ id: 'account.navigation' })}>
      <ul ref={list} className={css['list']}>
        {ACCOUNT_SECTIONS.map((section) => (
          <li key={section.path}>
            <Link to={toPath(section.path)} className={css['section']} aria-current={isInSection(section, current) ? 'page' : undefined}>
              <Icon name={section.icon} />
              <FormattedMessage id={section.label} />
            </Link>
          </li>
        ))}
        <li className={css['out']}>
          <SignOutForm path={toPath('/logout')}>
            <button type="submit" className={css['section']}><Icon name="lock" /><FormattedMessage id="account.sign_out" /></button>
          </SignOutForm>
        </li>
      </ul>
    </nav>
  )
}
