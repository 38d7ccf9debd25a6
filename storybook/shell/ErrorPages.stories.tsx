import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorView } from '../../ui/shell/ErrorView.tsx'
import { NotFoundView } from '../../ui/shell/NotFoundView.tsx'

const meta = { component: NotFoundView, args: { phone: '0800 474 700', email: 'hilfe@iris.example', homePath: '/', onBack: () => undefined } } satisfies Meta<typeof NotFoundView>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const OrderNotFound: Story = { args: { message: 'error.order_not_found' } }
export const NotFoundInFrench: Story = { globals: { locale: 'fr' } }
export const Failed: Story = { render: () => <ErrorView homePath="/" retryPath="/c/lens" onBack={() => undefined} /> }
export const FailedForAReason: Story = {
  render: () => <ErrorView text="Der Shop antwortet gerade nicht." homePath="/" retryPath="/c/lens" onBack={() => undefined} />,
}
export const FailedInEnglish: Story = { ...Failed, globals: { locale: 'en' } }
