import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import css from './Section.module.css'

export type BrandLink = { readonly name: string; readonly count: number; readonly to: string }

export type BrandsViewProps = {
  readonly brands: readonly BrandLink[]
  readonly title?: string | undefined
  readonly text?: string | undefined
}

export const BrandsView = ({ brands, title = '', text = '' }: BrandsViewProps) => (
  <section id="brands" aria-labelledby="brands-title">
    <div className={css['head']}>
      <h2 id="brands-title">{title === '' ? <FormattedMessage id="home.brands" /> : title}</h2>
      <p>{text === '' ? <FormattedMessage id="home.brands_text" /> : text}</p>
    </div>
    <ul className={css['brands']}>
      {brands.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to}>{name} <small><FormattedMessage id="home.brand_count" values={{ count }} /></small></Link>
        </li>
      ))}
    </ul>
  </section>
)
