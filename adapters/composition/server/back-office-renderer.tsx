import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import type { Framed, Pages, Renderer } from '../../back-office/render.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { AuditLogPageView } from '../../../ui/backoffice/audit-log/AuditLogPageView.tsx'
import { CouponsPageView } from '../../../ui/backoffice/coupon/CouponsPageView.tsx'
import { CustomerPageView } from '../../../ui/backoffice/customer/CustomerPageView.tsx'
import { CustomersPageView } from '../../../ui/backoffice/customer/CustomersPageView.tsx'
import { RefusedPageView } from '../../../ui/backoffice/frame/RefusedPageView.tsx'
import { OrderPageView } from '../../../ui/backoffice/order/OrderPageView.tsx'
import { OrdersPageView } from '../../../ui/backoffice/order/OrdersPageView.tsx'
import { PickingPageView } from '../../../ui/backoffice/order/PickingPageView.tsx'
import { ProductPageView } from '../../../ui/backoffice/product/ProductPageView.tsx'
import { ProductsPageView } from '../../../ui/backoffice/product/ProductsPageView.tsx'
import { ReviewsPageView } from '../../../ui/backoffice/review/ReviewsPageView.tsx'
import { CodePageView } from '../../../ui/backoffice/sign-in/CodePageView.tsx'
import { SignInPageView } from '../../../ui/backoffice/sign-in/SignInPageView.tsx'
import { OwnPageView } from '../../../ui/backoffice/staff/OwnPageView.tsx'
import { SecretsPageView } from '../../../ui/backoffice/staff/SecretsPageView.tsx'
import { StaffMemberPageView } from '../../../ui/backoffice/staff/StaffMemberPageView.tsx'
import { StaffPageView } from '../../../ui/backoffice/staff/StaffPageView.tsx'
import { TasksPageView } from '../../../ui/backoffice/task/TasksPageView.tsx'
import tokens from '../../../ui/design/tokens.css?inline'
import elements from '../../../ui/design/elements.css?inline'
import { intlOf } from '../intl-of.ts'

const VIEWS: { readonly [Name in keyof Pages]: (shown: Framed & Pages[Name]) => ReactNode } = {
  refused: RefusedPageView,
  signIn: SignInPageView,
  code: CodePageView,
  orders: OrdersPageView,
  order: OrderPageView,
  picking: PickingPageView,
  products: ProductsPageView,
  product: ProductPageView,
  customers: CustomersPageView,
  customer: CustomerPageView,
  coupons: CouponsPageView,
  reviews: ReviewsPageView,
  tasks: TasksPageView,
  auditLog: AuditLogPageView,
  staff: StaffPageView,
  staffMember: StaffMemberPageView,
  secrets: SecretsPageView,
  own: OwnPageView,
}

/** Within the texts, which a view reads. */
const Drawn = ({ view }: { readonly view: () => ReactNode }) => view()

const MODULES = import.meta.glob<string>(
  ['../../../ui/backoffice/**/*.module.css', '../../../ui/design/{Button,Field,text}.module.css'],
  { query: '?inline', import: 'default', eager: true },
)

/** In every page, since the policy allows no files: the tokens and elements of the design, then the components. */
const STYLE = [tokens, elements, ...Object.values(MODULES)].join('\n')

/** Renders the pages of the back office on the server alone; its texts have the formal tone. */
export const openBackOfficeRenderer = (): Renderer => {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  const intls = new Map<Locale, IntlShape>()
  const intlIn = (locale: Locale): IntlShape => {
    const intl = intls.get(locale) ?? intlOf(locale, 'formal')
    intls.set(locale, intl)
    return intl
  }
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    render: (locale, name, shown) => {
      const page = (
        <html lang={locale}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <style dangerouslySetInnerHTML={{ __html: STYLE }} />
          </head>
          <body><RawIntlProvider value={intlIn(locale)}><Drawn view={() => VIEWS[name](shown)} /></RawIntlProvider></body>
        </html>
      )
      return `<!doctype html>${renderToStaticMarkup(page)}`
    },
  }
}
