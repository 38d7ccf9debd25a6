import { useIntl } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { Picture } from '../design/Picture.tsx'
import type { ShownContent } from './product-page-data.ts'
import css from './MarketingView.module.css'

export type MarketingViewProps = { readonly title: string; readonly pictures: readonly ShownContent[] }

/** Linked pictures for this language, brand and day; nothing if there are none (Commerce §3). */
export const MarketingView = ({ title, pictures }: MarketingViewProps) => {
  const intl = useIntl()
  return pictures.map(({ image, link, promotion }) => (
    <Link key={`${image} ${link}`} to={link} className={css['banner']} data-promotion={promotion.promotion_id}>
      <Picture path={image} alt={intl.formatMessage({ id: 'product.banner' }, { title })} width={390} height={255} />
    </Link>
  ))
}
