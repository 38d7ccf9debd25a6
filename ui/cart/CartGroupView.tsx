import { shownBrand } from '../../domain/product/shown-brand.ts'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import type { CartChanges } from './cart-changes.ts'
import type { CartData } from './cart-data.ts'
import { CartLineView } from './CartLineView.tsx'
import css from './CartGroupView.module.css'

/** Side of the square picture of a line, in pixels (Commerce §9). */
const THUMBNAIL = 140

export type CartGroupViewProps = {
  readonly group: CartData['groups'][number]
  readonly changes: CartChanges
  readonly idPrefix: string
  readonly onFollow?: (() => void) | undefined
  /** One level below the surrounding heading. */
  readonly heading: 'h2' | 'h3'
}

/** A product with its lines for right and left. */
export const CartGroupView = ({ group, changes, idPrefix, onFollow, heading: Heading }: CartGroupViewProps) => (
  <li className={css['group']}>
    <div className={css['picture']}>
      {group.image !== undefined && <Picture path={group.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    </div>
    <div className={css['head']}>
      {shownBrand(group) !== undefined && <p className={css['brand']}>{shownBrand(group)}</p>}
      <Heading className={css['title']}><Link to={group.to} onClick={onFollow}><NameText name={group.title} /></Link></Heading>
      <p className={css['pack']}><PackContentView label={group.pack} /></p>
    </div>
    <ul className={css['lines']}>
      {group.lines.map((line) => (
        <CartLineView
          key={line.id}
          line={line}
          title={group.title}
          pack={group.pack}
          maximum={group.maximum}
          changes={changes}
          idPrefix={idPrefix}
        />
      ))}
    </ul>
  </li>
)
