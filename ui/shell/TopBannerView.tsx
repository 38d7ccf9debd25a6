import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import css from './TopBannerView.module.css'

export type TopBannerViewProps = { readonly tone: 'wip' | 'staff' | 'preview'; readonly text: ReactNode; readonly action: ReactNode }

/** A banner above the page about this session, with an action to end it (Account §2.6). */
export const TopBannerView = ({ tone, text, action }: TopBannerViewProps) => (
  <aside className={css['banner']} data-tone={tone} data-banner={tone} aria-label={useIntl().formatMessage({ id: 'banner.label' })}>
    <p className={css['text']}>{text}</p>
    {action}
  </aside>
)
