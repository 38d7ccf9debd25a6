import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Notice } from '../design/Notice.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { PaymentMark } from '../payment/PaymentMark.tsx'
import { CardName } from '../payment/CardName.tsx'
import type { CardEntry } from '../payment/card-data.ts'
import css from './WalletPageView.module.css'

export type WalletPageViewProps = {
  readonly cards: readonly CardEntry[]
  readonly failure?: ReactNode
  readonly isDeleted: boolean
  readonly isBusy: boolean
}

const CardView = ({ card, isBusy }: { readonly card: CardEntry; readonly isBusy: boolean }) => (
  <li className={css['card']}>
    <PaymentMark method={card.method} />
    <div className={css['facts']}>
      <h2><CardName card={card} /></h2>
      <p><FormattedMessage id={card.isExpired ? 'wallet.expired_since' : 'wallet.good_until'} values={{ expiry: card.expiry }} /></p>
      {card.isExpired && <Badge tone="warning"><FormattedMessage id="wallet.expired" /></Badge>}
      {card.isLastPaidWith && !card.isExpired && <Badge tone="default"><FormattedMessage id="wallet.last_paid_with" /></Badge>}
    </div>
    <Form method="post">
      <Button type="submit" name="alias" value={card.alias} variant="secondary" isBusy={isBusy}>
        <FormattedMessage id="wallet.delete" /><VisuallyHidden> <CardName card={card} /></VisuallyHidden>
      </Button>
    </Form>
  </li>
)

/** The customer's saved cards, with a button to delete each. */
export const WalletPageView = ({ cards, failure, isDeleted, isBusy }: WalletPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="wallet.title" /></h1>
    {isDeleted && <Notice tone="success" role="status"><FormattedMessage id="wallet.deleted" /></Notice>}
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    <p><FormattedMessage id="wallet.intro" /></p>
    {cards.length === 0
      ? <p className={css['empty']}><Icon name="payment" /><span><FormattedMessage id="wallet.none" /></span></p>
      : <ul className={css['cards']}>{cards.map((card) => <CardView key={card.alias} card={card} isBusy={isBusy} />)}</ul>}
  </div>
)
