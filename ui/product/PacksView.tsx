import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import type { PackChoice } from './product-page-data.ts'
import css from './PacksView.module.css'

/** Other packs of the same lens, each with its own page. The current choices are passed on. */
export const PacksView = ({ packs, state }: { readonly packs: readonly PackChoice[]; readonly state?: unknown }) => {
  const id = useId()
  if (packs.length < 2) return null
  return (
    <nav className={css['packs']} aria-labelledby={id}>
      <h2 id={id} className={css['name']}><FormattedMessage id="product.packs" /></h2>
      <ul className={css['list']}>
        {packs.map(({ pack, pricePerUnit, to, isThis }) => (
          <li key={to}>
            <Link to={to} state={state} className={css['pack']} aria-current={isThis ? 'page' : undefined}>
              <strong><PackContentView label={pack.label} /></strong>
              {pricePerUnit !== undefined && <span><PricePerUnitView pricePerUnit={pricePerUnit} /></span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
