import css from './Breadcrumbs.module.css'
import { Link } from './Link.tsx'

export type Crumb = { readonly label: string; readonly to?: string }

/** The path from the home page to this page, which is the last one. */
export const Breadcrumbs = ({ items, label }: { readonly items: readonly Crumb[]; readonly label: string }) => (
  <nav aria-label={label}>
    <ol className={css['crumbs']}>
      {items.map((item, index) => (
        <li key={item.to ?? item.label}>
          {item.to === undefined
            ? <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            : <Link to={item.to}>{item.label}</Link>}
        </li>
      ))}
    </ol>
  </nav>
)
