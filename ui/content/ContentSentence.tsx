import type { ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { Country } from '../../domain/shop/country.ts'
import { Link } from '../design/Link.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { countryName } from '../shop/country-name.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { contentPath } from './content-slug.ts'
import type { ContentSlug } from './content-slug.ts'
import type { ShopFacts } from './shop-facts.ts'

const CountryNames = ({ countries }: { readonly countries: readonly Country[] }) => {
  const intl = useIntl()
  return <FormattedList value={countries.map((country) => countryName(intl, country))} />
}

const factValues = ({ phone, email, orderLimit, freeShippingFrom = '', countries, ...facts }: ShopFacts) => ({
  brandName: facts.brandName,
  domain: facts.domain,
  currency: facts.currency,
  workingHours: facts.workingHours,
  freeShippingFrom,
  countries: <CountryNames countries={countries} />,
  limit: orderLimit?.limit ?? '',
  limitedCountries: <CountryNames countries={orderLimit?.countries ?? []} />,
  phone: <a href={phoneLink(phone)}>{phone}</a>,
  email: <a href={`mailto:${email}`}>{email}</a>,
})

export type ContentSentenceProps = {
  readonly id: MessageId
  readonly facts: ShopFacts
  readonly toPath: (path: string) => string
}

/** A text with facts of the shop and links to other information pages. */
export const ContentSentence = ({ id, facts, toPath }: ContentSentenceProps) => {
  const linkTo = (slug: ContentSlug) => (children: ReactNode[]) => <Link to={toPath(contentPath(slug))}>{children}</Link>
  return (
    <FormattedMessage
      id={id}
      values={{
        ...factValues(facts),
        shipping: linkTo('shipping-info'),
        returns: linkTo('returns'),
        privacy: linkTo('privacy'),
        cookies: linkTo('cookies'),
        withdrawal: (children: ReactNode[]) => <Link to={toPath('/withdrawal')}>{children}</Link>,
      }}
    />
  )
}
