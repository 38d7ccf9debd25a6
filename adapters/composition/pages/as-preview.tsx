import { renderToStaticMarkup } from 'react-dom/server'
import { FormattedMessage, RawIntlProvider, type IntlShape } from 'react-intl'
import { TopBannerView } from '../../../ui/shell/TopBannerView.tsx'
import { BRIDGE_SCRIPT, PREVIEW_SCRIPT_PATH } from '../../storyblok/editor-bridge.ts'

/** A page of drafts: it is marked as such at the top and talks to the editor that frames it. */
export const asPreview = (html: string, intl: IntlShape, published: string): string => {
  const banner = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <TopBannerView
        tone="preview"
        text={<FormattedMessage id="banner.preview" />}
        action={<a href={published}><FormattedMessage id="banner.preview_off" /></a>}
      />
    </RawIntlProvider>,
  )
  const scripts = [BRIDGE_SCRIPT, PREVIEW_SCRIPT_PATH].map((src) => `<script src="${src}" defer></script>`).join('')
  return html.replace('</head>', () => `${scripts}</head>`).replace(/<body[^<>]*>/, (body) => body + banner)
}
