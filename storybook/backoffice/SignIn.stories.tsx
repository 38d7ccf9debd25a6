import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefusedPageView } from '../../ui/backoffice/frame/RefusedPageView.tsx'
import { CodePageView } from '../../ui/backoffice/sign-in/CodePageView.tsx'
import { SignInPageView } from '../../ui/backoffice/sign-in/SignInPageView.tsx'
import { inBackOffice, STAFF } from './in-back-office.tsx'

/** The two steps of the sign-in. */
const meta = {
  component: SignInPageView,
  decorators: [inBackOffice],
  args: { email: '' },
} satisfies Meta<typeof SignInPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Wrong: Story = { args: { email: 'lea@iris.example', failure: { _tag: 'WrongCredentials' } } }
export const Blocked: Story = {
  args: {
    email: 'lea@iris.example', blocked: { email: 'lea@iris.example', network: '203.0.113.7' },
    failure: { _tag: 'TooManyAttempts', minutes: 15 },
  },
}
export const Code: Story = { render: () => <CodePageView /> }
export const WrongCode: Story = { render: () => <CodePageView failure={{ _tag: 'WrongCode' }} /> }
export const NotPermitted: Story = { render: () => <RefusedPageView staff={STAFF} failure={{ _tag: 'NotAllowed' }} back="/desk" /> }
