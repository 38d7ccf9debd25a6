import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { Picture } from '../design/Picture.tsx'
import css from './RootCategories.module.css'

export type RootLink = { readonly title: string; readonly to: string; readonly image: string }

/** The root categories, as square cards of 235 px (Account §9). */
export const RootCategoriesView = (
  { rootCategories, title = '' }: { readonly rootCategories: readonly RootLink[]; readonly title?: string | undefined },
) => (
  <section aria-labelledby="roots">
    <h2 id="roots">{title === '' ? <FormattedMessage id="home.root_categories" /> : title}</h2>
    <ul className={css['cards']}>
      {rootCategories.map(({ title, to, image }) => (
        <li key={to} className={css['card']}>
          <Picture path={image} alt="" width={300} height={300} />
          <Link to={to}>{title}<Icon name="arrow-right" /></Link>
        </li>
      ))}
    </ul>
  </section>
)
