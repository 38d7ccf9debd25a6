import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ACCOUNT_SECTIONS } from '../../ui/account/account-sections.ts'
import { AccountAreaView } from '../../ui/account/AccountAreaView.tsx'
import { AccountNavigationView } from '../../ui/account/AccountNavigationView.tsx'

/** The navigation of the account, shown beside every account page. */
const meta = {
  component: AccountAreaView,
  parameters: { path: '/my-account/overview' },
  args: { current: '/my-account/overview', toPath: (path) => path, children: <h1>Guten Tag Anna</h1> },
} satisfies Meta<typeof AccountAreaView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Konto' }))
    await expect(navigation.getAllByRole('link')).toHaveLength(ACCOUNT_SECTIONS.length)
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Übersicht')
    const form = navigation.getByRole('button', { name: 'Abmelden' }).closest('form')
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/logout'])
  },
}
export const OnAnOrder: Story = { args: { current: '/my-account/order/12' } }
export const French: Story = { globals: { locale: 'fr', brand: 'mrlens' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'lensvision' } }
export const English: Story = { globals: { locale: 'en', brand: 'mclinsen' } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }
export const Navigation: Story = { render: ({ current, toPath }) => <AccountNavigationView current={current} toPath={toPath} /> }
