import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { ACCOUNT_SECTIONS, isInSection } from './account-places.ts'
import css from './AccountAreaView.module.css'

export type AccountNavigationViewProps = {
  /** The page one is on, below the language prefix. */
  readonly current: string
  readonly toPath: (path: string) => string
}

/**
 * On a phone the places stand in one line, wider than the page: the one that one is at is drawn to its middle. Who has moved them before
 * the page was awake, or has a finger on them, would press another, or none.
 */
const useCurrentInView = (current: string) => {
  const places = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = places.current
    const here = list?.querySelector('[aria-current]')
    if (list == null || here == null || list.scrollLeft !== 0 || list.matches(':active')) return
    const [all, one] = [list.getBoundingClientRect(), here.getBoundingClientRect()]
    list.scrollLeft += one.left - all.left - (all.width - one.width) / 2
  }, [current])
  return places
}

/** Where one can go in the account, and the way out of it. */
export const AccountNavigationView = ({ current, toPath }: AccountNavigationViewProps) => {
  const intl = useIntl()
  const places = useCurrentInView(current)
  return (
    <nav className={css['navigation']} aria-label={intl.formatMessage({ id: 'account.navigation' })}>
      <ul ref={places} className={css['places']}>
        {ACCOUNT_SECTIONS.map((place) => (
          <li key={place.path}>
            <Link to={toPath(place.path)} className={css['place']} aria-current={isInSection(place, current) ? 'page' : undefined}>
              <Icon name={place.icon} />
              <FormattedMessage id={place.label} />
            </Link>
          </li>
        ))}
        <li className={css['out']}>
          <Form method="post" action={toPath('/logout')}>
            <button type="submit" className={css['place']}><Icon name="lock" /><FormattedMessage id="account.sign_out" /></button>
          </Form>
        </li>
      </ul>
    </nav>
  )
}
