import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Stack } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Notice } from '../design/Notice.tsx'
import type { NamedProduct, ReorderOutcome, ReplacedProduct } from './reorder-reply.ts'
import css from './ReorderOutcomeView.module.css'

const NamesView = ({ products }: { readonly products: readonly NamedProduct[] }) => (
  <ul>
    {products.map(({ title, path }) => <li key={path}><Link to={path}><NameText name={title} /></Link></li>)}
  </ul>
)

const ReplacedView = ({ replaced }: { readonly replaced: readonly ReplacedProduct[] }) => {
  if (replaced.length === 0) return null
  return (
    <ul>
      {replaced.map(({ from, to }) => (
        <li key={from.path}>
          <FormattedMessage
            id="reorder.replaced"
            values={{
              from: <Link to={from.path}><NameText name={from.title} /></Link>, to: <Link to={to.path}><NameText name={to.title} /></Link>,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Differences from the original order, substitutes, and how to continue. */
export const ReorderOutcomeView = ({ outcome }: { readonly outcome: ReorderOutcome }) => (
  <Stack>
    <Notice tone="warning" role="alert" title={<FormattedMessage id="reorder.warning" />}>
      {outcome.notices.includes('changed') && <p><FormattedMessage id="reorder.changed" /></p>}
      <ReplacedView replaced={outcome.replaced} />
      {outcome.notices.includes('partly') && <p><FormattedMessage id="reorder.partly" /></p>}
      {outcome.unavailable.length > 0 && (
        <>
          <p><FormattedMessage id="reorder.not_reorderable" /></p>
          <NamesView products={outcome.unavailable} />
        </>
      )}
      {outcome.successors.length > 0 && (
        <>
          <p><FormattedMessage id="reorder.successors" /></p>
          <NamesView products={outcome.successors} />
        </>
      )}
      {outcome.coupon !== undefined && <p><FormattedMessage id={outcome.coupon.id} values={outcome.coupon.values} /></p>}
    </Notice>
    <p className={css['links']}>
      <ButtonLink to={outcome.onward}><FormattedMessage id="reorder.to_checkout" /></ButtonLink>
      <ButtonLink to={outcome.cart} variant="secondary"><FormattedMessage id="shell.cart" /></ButtonLink>
    </p>
  </Stack>
)
