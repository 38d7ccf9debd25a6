import { shownBrand } from '../../domain/product/shown-brand.ts'
import type { GroupData } from '../cart/group-data.ts'
import { LensValuesView } from '../cart/LensValuesView.tsx'
import { LineDeliveryView } from '../cart/LineDeliveryView.tsx'
import { Picture } from '../design/Picture.tsx'
import { QuantityText } from '../listing/QuantityText.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { NameText } from '../design/NameText.tsx'
import css from './OrderLinesView.module.css'

/** Size of a product picture, in pixels (Commerce §9). */
const THUMBNAIL = { width: 140, height: 200 } as const

/** The ordered items with every value on the box. */
export const OrderLinesView = ({ groups }: { readonly groups: readonly GroupData[] }) => (
  <ul className={css['groups']}>
    {groups.map((group) => (
      <li key={group.productId} className={css['group']}>
        <div className={css['picture']}>
          {group.image !== undefined && <Picture path={group.image} alt="" width={THUMBNAIL.width} height={THUMBNAIL.height} />}
        </div>
        <div className={css['text']}>
          {shownBrand(group) !== undefined && <p className={css['brand']}>{shownBrand(group)}</p>}
          <h3 className={css['title']}><NameText name={group.title} /></h3>
          <p><PackContentView label={group.pack} /></p>
          <ul className={css['lines']}>
            {group.lines.map((line) => (
              <li key={line.id} className={css['line']}>
                <LensValuesView eye={line.eye} values={line.values} />
                <LineDeliveryView line={line} pack={group.pack} />
                <p className={css['sum']}>
                  <span><QuantityText count={line.quantity} label={group.pack} /></span>
                  <strong><MoneyText money={line.total} /></strong>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
)
