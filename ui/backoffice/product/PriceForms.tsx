import { FormattedMessage } from 'react-intl'
import type { ChannelPrice, StaffProduct } from '../../../application/contract/staff/products.ts'
import { formatMoney, toMajorUnits } from '../../../domain/money/money-format.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'
import text from '../../design/text.module.css'
import { Card, Entries, Facts, Folded } from '../parts/Card.tsx'
import { ActionForm, Fieldset, Hidden, Input, Pair, typedOr, type Typed } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'

const AMOUNTS = ['current', 'original', 'website'] as const
/** Amounts whose use the label does not explain. */
const EXPLAINED = { original: 'back_office.price.original_help', website: 'back_office.price.website_help' } as const
/** Empty rows below the existing steps. */
const SPARE = 2

const major = ({ currency }: ChannelPrice, cents: number): string => toMajorUnits(priceAmount(cents, currency))
const shown = ({ currency }: ChannelPrice, cents: number): string => formatMoney(priceAmount(cents, currency))

type FormProps = { readonly entry: ChannelPrice; readonly value: (name: string, otherwise: string) => string }

const StepFields = ({ entry, value }: FormProps) => {
  const { t } = useTexts()
  return (
    <Fieldset legend={t('back_office.price.bulk')} hint={t('back_office.price.bulk_help')}>
      {Array.from({ length: entry.bulk.length + SPARE }, (_, index) => {
        const [step, number] = [entry.bulk[index], index + 1]
        const [packs, amount] = [`step.${index}.packs`, `step.${index}.amount`]
        return (
          <Pair key={index}>
            <Input
              label={t('back_office.price.step_packs', { number })} name={packs} inputMode="numeric"
              value={value(packs, step === undefined ? '' : String(step.quantity))}
            />
            <Input
              label={`${t('back_office.price.step_amount', { number })} (${entry.currency})`} name={amount} inputMode="decimal"
              value={value(amount, step === undefined ? '' : major(entry, step.cents))}
            />
          </Pair>
        )
      })}
    </Fieldset>
  )
}

/** A price as it is stored. `seen` identifies it, so that a concurrent change is not overwritten. */
export type SeenPrice = { readonly entry: ChannelPrice; readonly seen: string }

export const PriceForm = ({ price: { entry, seen }, typed }: { readonly price: SeenPrice; readonly typed: Typed }) => {
  const { t } = useTexts()
  const { priceChannel, currency } = entry
  const isThis = typed.get('act') === 'price' && typed.get('priceChannel') === priceChannel
  const value = (name: string, otherwise: string): string => typedOr(typed, isThis, name, otherwise)
  return (
    <Folded summary={t('back_office.price_change', { channel: priceChannel })} isOpen={isThis}>
      <ActionForm act="price" label={t('back_office.change')}>
        <Hidden name="priceChannel" value={priceChannel} />
        <Hidden name="read" value={seen} />
        {AMOUNTS.map((name) => (
          <Input
            key={name} label={`${t(`back_office.price.${name}`)} (${currency})`} name={name} value={value(name, major(entry, entry[name]))}
            hint={name === 'current' ? undefined : t(EXPLAINED[name])} inputMode="decimal" required
          />
        ))}
        <StepFields entry={entry} value={value} />
        <Input label={t('back_office.price.from')} name="from" type="date" value={value('from', '')} />
      </ActionForm>
    </Folded>
  )
}

const Amounts = ({ entry }: { readonly entry: ChannelPrice }) => {
  const { t } = useTexts()
  return [
    shown(entry, entry.current),
    ...entry.bulk.map(({ quantity, cents }) => t('back_office.price.step', { packs: quantity, amount: shown(entry, cents) })),
  ].join(', ')
}

export const Prices = ({ prices }: { readonly prices: readonly SeenPrice[] }) => (
  <Facts
    facts={prices.map(({ entry }) => ({
      term: entry.priceChannel,
      value: (
        <>
          <Amounts entry={entry} /><br />
          <span className={text['soft']}>
            <FormattedMessage id="back_office.price.original" /> {shown(entry, entry.original)}{', '}
            <FormattedMessage id="back_office.price.website" /> {shown(entry, entry.website)}
          </span>
        </>
      ),
    }))}
  />
)

export const PlannedPrices = ({ planned, mayChange }: Pick<StaffProduct, 'planned'> & { readonly mayChange: boolean }) => {
  const { t, moment } = useTexts()
  return planned.length > 0 && (
    <Card heading={t('back_office.planned')}>
      <Entries>
        {planned.map(({ entry, from }) => (
          <li key={`${entry.priceChannel} ${from.getTime()}`}>
            {moment(from)}, {entry.priceChannel}: <Amounts entry={entry} />
            {mayChange && (
              <ActionForm act="unplan" label={t('back_office.cancel_planned')} look="secondary">
                <Hidden name="priceChannel" value={entry.priceChannel} />
                <Hidden name="from" value={from.toISOString()} />
              </ActionForm>
            )}
          </li>
        ))}
      </Entries>
    </Card>
  )
}
