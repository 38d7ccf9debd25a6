import { FormattedMessage } from 'react-intl'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Contact details and hours of the shop. */
export const ContactRowsView = ({ facts }: { readonly facts: ShopFacts }) => {
  const { phone, internationalPhone, email, workingHours } = facts
  return (
    <DefinitionRows
      rows={[
        { term: <FormattedMessage id="content.contact.phone" />, value: <a href={phoneLink(phone)}>{phone}</a> },
        {
          term: <FormattedMessage id="content.contact.from_abroad" />,
          value: <a href={phoneLink(internationalPhone)}>{internationalPhone}</a>,
        },
        { term: <FormattedMessage id="content.contact.email" />, value: <a href={`mailto:${email}`}>{email}</a> },
        { term: <FormattedMessage id="content.contact.hours" />, value: workingHours },
      ]}
    />
  )
}
