import { Picture } from '../design/Picture.tsx'
import { LineDeliveryView } from '../cart/LineDeliveryView.tsx'
import { LensValuesView } from '../cart/LensValuesView.tsx'
import type { GroupData } from '../cart/group-data.ts'
import { QuantityText } from '../listing/QuantityText.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { NameText } from '../design/NameText.tsx'
import css from './SummaryLinesView.module.css'

const THUMBNAIL = 140

/** The items to be ordered. */
export const SummaryLinesView = ({ groups }: { readonly groups: readonly GroupData[] }) => (
  <ul className={css['groups']}>
    {groups.map((group) => (
      <li key={group.productId} className={css['group']}>
        <div className={css['picture']}>
          {group.image !== undefined && <Picture path={group.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
        </div>
        <p className={css['title']}><NameText name={group.title} /></p>
        <ul className={css['lines']}>
          {group.lines.map((line) => (
            <li key={line.id} className={css['line']}>
              <LensValuesView eye={line.eye} values={line.values} />
              <LineDeliveryView line={line} pack={group.pack} />
              <p className={css['sum']}>
                <span><QuantityText count={line.quantity} label={group.pack} /></span>
                <span><MoneyText money={line.total} /></span>
              </p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
