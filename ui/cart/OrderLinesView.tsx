import { shownBrand } from '../../domain/product/shown-brand.ts'
import { classNames } from '../design/class-names.ts'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { QuantityText } from '../listing/QuantityText.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import type { GroupData } from './group-data.ts'
import { LensValuesView } from './LensValuesView.tsx'
import { LineDeliveryView } from './LineDeliveryView.tsx'
import css from './OrderLinesView.module.css'

/** Sizes of a product picture, in pixels (Commerce §9). */
const THUMBNAIL = { full: { width: 140, height: 200 }, compact: { width: 140, height: 140 } } as const

export type OrderLinesViewProps = {
  readonly groups: readonly GroupData[]
  /** `compact` beside the steps of the checkout: without brand and pack, and no heading per product. */
  readonly size?: 'full' | 'compact'
}

/** The items of an order with every value on the box. */
export const OrderLinesView = ({ groups, size = 'full' }: OrderLinesViewProps) => {
  const isFull = size === 'full'
  const [Title, Amount] = isFull ? ['h3', 'strong'] as const : ['p', 'span'] as const
  return (
    <ul className={classNames(css['groups'], css[size])}>
      {groups.map((group) => (
        <li key={group.productId} className={css['group']}>
          <div className={css['picture']}>
            {group.image !== undefined
              && <Picture path={group.image} alt="" width={THUMBNAIL[size].width} height={THUMBNAIL[size].height} />}
          </div>
          <div className={css['text']}>
            {isFull && shownBrand(group) !== undefined && <p className={css['brand']}>{shownBrand(group)}</p>}
            <Title className={css['title']}><NameText name={group.title} /></Title>
            {isFull && <p><PackContentView label={group.pack} /></p>}
            <ul className={css['lines']}>
              {group.lines.map((line) => (
                <li key={line.id} className={css['line']}>
                  <LensValuesView eye={line.eye} values={line.values} />
                  <LineDeliveryView line={line} pack={group.pack} />
                  <p className={css['sum']}>
                    <span><QuantityText count={line.quantity} label={group.pack} /></span>
                    <Amount><MoneyText money={line.total} /></Amount>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
