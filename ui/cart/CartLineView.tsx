import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { countedBy } from '../../domain/product/counted-by.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { QuantityField } from '../design/QuantityField.tsx'
import { COUNTED_MESSAGES } from '../listing/counted-messages.ts'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { formatText } from '../messages/format-text.ts'
import text from '../design/text.module.css'
import type { CartChanges } from './cart-changes.ts'
import { LineDeliveryView } from './LineDeliveryView.tsx'
import { LensValuesView } from './LensValuesView.tsx'
import { lineId } from './line-data.ts'
import type { LineData } from './line-data.ts'
import css from './CartLineView.module.css'

export type CartLineViewProps = {
  readonly line: LineData
  readonly title: string
  /** The label of its pack, which determines the unit. */
  readonly pack: string
  readonly maximum: number
  readonly changes: CartChanges
  /** Makes ids unique where the cart is on a page twice. */
  readonly idPrefix: string
}

/** The quantity of a line. */
const LineQuantityView = ({ line, title, pack, maximum, changes, idPrefix }: CartLineViewProps) => {
  const intl = useIntl()
  const eye = useEyeName(line)
  const unit = countedBy(pack)
  return (
    <div className={css['quantity']}>
      <QuantityField
        id={`${idPrefix}-quantity-${line.id}`}
        label={eye === undefined
          ? <FormattedMessage id="cart.quantity_of_product" values={{ title, unit }} />
          : <FormattedMessage id="cart.quantity_of" values={{ title, eye }} />}
        isLabelHidden
        name="quantity"
        value={changes.pending[line.id] ?? line.quantity}
        max={maximum}
        decreaseLabel={intl.formatMessage({ id: COUNTED_MESSAGES[unit].less })}
        of={eye === undefined ? title : `${title}, ${eye}`}
        increaseLabel={intl.formatMessage({ id: COUNTED_MESSAGES[unit].more })}
        onChange={(quantity) => { changes.onQuantity?.(line.id, quantity) }}
      />
      <button type="submit" name="intent" value="update" className={css['update']}>
        <FormattedMessage id="cart.update" />
      </button>
    </div>
  )
}

const useEyeName = ({ eye }: LineData): string | undefined => {
  const intl = useIntl()
  return eye === undefined ? undefined : intl.formatMessage({ id: `product.eye.${eye}` })
}

const LinePriceView = ({ line }: { readonly line: LineData }) => (
  <div className={css['price']}>
    <p className={text['price']}><MoneyText money={line.total} /></p>
    {line.struck !== undefined && (
      <p className={css['unit']}>
        <VisuallyHidden><FormattedMessage id="product.price_original" />{' '}</VisuallyHidden>
        <s className={text['priceStruck']}><MoneyText money={line.struck} /></s>
      </p>
    )}
    {line.quantity > 1 && (
      <p className={css['unit']}>
        <FormattedMessage id="cart.unit_price" values={{ price: <MoneyText money={line.unitPrice} /> }} />
      </p>
    )}
    {line.perUnit !== undefined && <p className={css['unit']}><PricePerUnitView pricePerUnit={line.perUnit} /></p>}
  </div>
)

const RemoveLineView = ({ line, title, changes }: Pick<CartLineViewProps, 'line' | 'title' | 'changes'>) => {
  const intl = useIntl()
  const eye = useEyeName(line)
  const { onRemove } = changes
  return (
    <Button
      type="submit"
      name="intent"
      value={line.isTrial === true ? 'declineTrials' : 'remove'}
      variant="quiet"
      className={css['remove']}
      aria-label={eye === undefined
        ? intl.formatMessage({ id: 'cart.remove_product' }, { title })
        : intl.formatMessage({ id: 'cart.remove_line' }, { title, eye })}
      onClick={(event) => {
        if (onRemove === undefined) return
        event.preventDefault()
        onRemove(line.id, title, line.isTrial === true)
      }}
    >
      <Icon name="trash" />
    </Button>
  )
}

/** One line: its values, quantity and price. A real form, so that it works without script. */
export const CartLineView = ({ line, title, pack, maximum, changes, idPrefix }: CartLineViewProps) => {
  const intl = useIntl()
  const problem = changes.problems[line.id]
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (changes.onQuantity !== undefined) event.preventDefault()
  }
  return (
    <li id={lineId(idPrefix, line)} className={css['line']} aria-busy={changes.pending[line.id] !== undefined || undefined}>
      <LensValuesView eye={line.eye} values={line.values} />
      <form method="post" action={changes.action} className={css['row']} onSubmit={submit}>
        <input type="hidden" name="lineId" value={line.id} />
        {line.isGift
          ? <p className={text['strong']}><FormattedMessage id="cart.gift" /></p>
          : <LineQuantityView line={line} title={title} pack={pack} maximum={maximum} changes={changes} idPrefix={idPrefix} />}
        <LinePriceView line={line} />
        <RemoveLineView line={line} title={title} changes={changes} />
      </form>
      <div className={css['delivery']}><LineDeliveryView line={line} pack={pack} /></div>
      {problem !== undefined && (
        <div className={css['problem']} role="alert">
          <Icon name="alert" />
          <p><strong><FormattedMessage id="checkout_failed" />.</strong> {formatText(intl, problem, countedBy(pack))}</p>
        </div>
      )}
    </li>
  )
}
