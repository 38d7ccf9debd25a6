import type { ReactElement, ReactNode } from 'react'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'

type Props = {
  readonly data: PageData
  /** What the server writes into the page for the browser, which has read it by then and omits it when it renders again. */
  readonly json?: string
  readonly children: ReactNode
}

/** The whole document, so that titles and links of a page's components reach the head on the server too. */
export const Document = ({ data, json = '', children }: Props): ReactElement => (
  <html lang={data.locale} data-brand={data.brand} data-tone={data.shop.tone}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href={`/m/logo/${data.brand}-icon.svg`} type="image/svg+xml" />
      {data.assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {data.assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
    </head>
    <body>
      <div id="root">{children}</div>
      <script
        id={PAGE_DATA_ID}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </body>
  </html>
)
