import type { Meta, StoryObj } from '@storybook/react-vite'
import { MethodsListView } from '../../ui/identity/MethodsListView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** Sign-in methods within a sentence. */
const meta = {
  component: MethodsListView,
  parameters: { path: '/my-account/password' },
  decorators: [inAccount('/my-account/password')],
  args: { methods: { providers: ['google', 'apple'], passkeys: 2 } },
} satisfies Meta<typeof MethodsListView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneInEnglish: Story = { args: { methods: { providers: [], passkeys: 1 } }, globals: { locale: 'en' } }
