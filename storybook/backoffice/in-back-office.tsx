import type { Decorator } from '@storybook/react-vite'
import { RawIntlProvider } from 'react-intl'
import { intlOf } from '../../adapters/composition/intl-of.ts'
import type { Framed } from '../../ui/backoffice/frame/PageFrame.tsx'
import { readScene } from '../decorators/scene.ts'

/** The pages of the shop do not load the texts of the back office, which are always formal. */
export const inBackOffice: Decorator = (Story, { globals }) =>
  <RawIntlProvider value={intlOf(readScene(globals).locale, 'formal')}><Story /></RawIntlProvider>

/** A staff member with every permission. */
export const STAFF: NonNullable<Framed['staff']> = {
  name: 'Lea Graf',
  sections: [
    { name: 'orders', href: '/desk' }, { name: 'products', href: '/desk/products' }, { name: 'customers', href: '/desk/customers' },
    { name: 'coupons', href: '/desk/coupons' }, { name: 'reviews', href: '/desk/reviews' }, { name: 'tasks', href: '/desk/tasks' },
    { name: 'audit_log', href: '/desk/audit-log' }, { name: 'staff', href: '/desk/staff' },
  ],
}

export const NOTHING_TYPED = new URLSearchParams()
