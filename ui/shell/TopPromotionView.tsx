import { useIntl } from 'react-intl'
import { BlockLink } from '../content/BlockLink.tsx'
import { Page } from '../design/Layout.tsx'
import type { FramePromotion } from '../catalogue/frame-info.ts'
import css from './TopPromotion.module.css'

/** Promotions above the page (Account §2.6). */
export const TopPromotionView = ({ promotions }: { readonly promotions: readonly FramePromotion[] }) => (
  <aside className={css['promotion']} aria-label={useIntl().formatMessage({ id: 'shell.promotion' })}>
    <Page>
      <ul>
        {promotions.map(({ text, to }) => <li key={text}>{to === undefined ? text : <BlockLink to={to}>{text}</BlockLink>}</li>)}
      </ul>
    </Page>
  </aside>
)
