import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Notice } from '../design/Notice.tsx'
import { RadioCards } from '../design/RadioCards.tsx'
import type { Message } from '../messages/message.ts'
import { formatText } from '../messages/format-text.ts'
import type { OpticianData, StudioData } from './optician-data.ts'
import css from './OpticianPageView.module.css'

export type OpticianPageViewProps = {
  /** What the account still needs. */
  readonly notice?: ReactNode
  readonly opticians: OpticianData
  /** Choosing requires a verified e-mail address. */
  readonly mayChoose: boolean
  readonly failure?: Message | undefined
  readonly done?: 'chosen' | 'removed' | undefined
  readonly isBusy: boolean
}

const OffersView = ({ canShipTo, canPickUp }: Pick<StudioData, 'canShipTo' | 'canPickUp'>) => (
  <ul className={css['offers']}>
    {canShipTo && <li><Icon name="shipping" /><FormattedMessage id="optician.takes_parcels" /></li>}
    {canPickUp && <li><Icon name="box" /><FormattedMessage id="optician.delivers" /></li>}
    {!canShipTo && !canPickUp && <li><Icon name="info" /><FormattedMessage id="optician.offers_neither" /></li>}
  </ul>
)

const OwnView = ({ own, isBusy }: { readonly own: StudioData; readonly isBusy: boolean }) => (
  <section className={css['own']}>
    <h2>{own.name}</h2>
    <address className={css['address']}>{own.lines.map((line) => <span key={line}>{line}</span>)}</address>
    <OffersView canShipTo={own.canShipTo} canPickUp={own.canPickUp} />
    <Form method="post">
      <Button type="submit" name="intent" value="remove" variant="secondary" isBusy={isBusy}>
        <FormattedMessage id="optician.remove" />
      </Button>
    </Form>
  </section>
)

type ChoiceProps = { readonly offered: readonly StudioData[]; readonly own: StudioData | undefined; readonly isBusy: boolean }

const ChoiceView = ({ offered, own, isBusy }: ChoiceProps) => {
  const otherOpticians = offered.filter(({ studioId }) => studioId !== own?.studioId)
  return otherOpticians.length > 0 && (
    <Form method="post" className={css['choice']}>
      <RadioCards
        name="studioId"
        legend={<FormattedMessage id={own === undefined ? 'optician.choose_title' : 'optician.change_title'} />}
        defaultValue={otherOpticians[0]?.studioId}
        options={otherOpticians.map(({ studioId, name, lines, canShipTo, canPickUp }) => ({
          value: studioId, label: name, detail: <>{lines.join(', ')}<OffersView canShipTo={canShipTo} canPickUp={canPickUp} /></>,
        }))}
      />
      <Button type="submit" name="intent" value="choose" isBusy={isBusy}><FormattedMessage id="optician.choose" /></Button>
    </Form>
  )
}

const LoadedView = ({ opticians, mayChoose, isBusy }: Pick<OpticianPageViewProps, 'opticians' | 'mayChoose' | 'isBusy'>) => {
  if (opticians._tag === 'Unanswered') {
    return (
      <Notice tone="danger" role="alert">
        <p><FormattedMessage id="shop.user.my_account.notification.get_partner_error" /></p>
      </Notice>
    )
  }
  return (
    <>
      {opticians.own === undefined
        ? <p><FormattedMessage id={opticians.offered.length === 0 ? 'optician.none_offered' : 'optician.none_yet'} /></p>
        : <OwnView own={opticians.own} isBusy={isBusy} />}
      {mayChoose && <ChoiceView key={opticians.own?.studioId} offered={opticians.offered} own={opticians.own} isBusy={isBusy} />}
    </>
  )
}

/** The customer's optician, and those to choose from (Account §2.3, §6). */
export const OpticianPageView = ({ notice, opticians, mayChoose, failure, done, isBusy }: OpticianPageViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['page']}>
      <h1><FormattedMessage id="optician.title" /></h1>
      {notice}
      {failure !== undefined && <Notice tone="danger" role="alert"><p>{formatText(intl, failure)}</p></Notice>}
      {done !== undefined && <Notice tone="success" role="status"><p><FormattedMessage id={`optician.${done}`} /></p></Notice>}
      <p><FormattedMessage id="optician.what_for" /></p>
      <LoadedView opticians={opticians} mayChoose={mayChoose} isBusy={isBusy} />
    </div>
  )
}
