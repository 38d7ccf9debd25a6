import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import type { IconName } from '../design/icon-names.ts'
import type { MessageId } from '../messages/message-id.ts'
import css from './LoyaltyPage.module.css'

/** How points or miles are earned. */
export const HowView = ({ facts }: { readonly facts: readonly { readonly icon: IconName; readonly text: MessageId }[] }) => {
  const heading = useId()
  return (
    <aside className={css['how']} aria-labelledby={heading}>
      <h2 id={heading}><FormattedMessage id="account.miles_how" /></h2>
      <ul>
        {facts.map(({ icon, text }) => <li key={text}><Icon name={icon} /><span><FormattedMessage id={text} /></span></li>)}
      </ul>
    </aside>
  )
}
