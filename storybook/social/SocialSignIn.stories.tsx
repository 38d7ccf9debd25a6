import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { refusalMessage } from '../../ui/messages/refusal-message.ts'
import { LinkedProvidersView } from '../../ui/social/LinkedProvidersView.tsx'
import { ProviderMarkView } from '../../ui/social/ProviderMarkView.tsx'
import { MessageText } from '../../ui/social/MessageText.tsx'
import { SocialButtonsView } from '../../ui/social/SocialButtonsView.tsx'

/** Google, Apple and Facebook in place of a password. */
const meta = {
  component: SocialButtonsView,
  parameters: { path: '/login' },
  args: { onNear: fn(), onPress: fn() },
} satisfies Meta<typeof SocialButtonsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'AS-IDP-01 offers Google, Apple and Facebook',
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Mit Google anmelden', 'Mit Apple anmelden', 'Mit Facebook anmelden',
    ])
    for (const button of buttons) await userEvent.click(button)
    await expect(args.onPress.mock.calls).toEqual([['google'], ['apple'], ['facebook']])
    await expect(args.onNear).toHaveBeenCalled()
  },
}
export const WindowOpen: Story = { args: { busy: 'google' } }
export const Refused: Story = { args: { failure: refusalMessage({ _tag: 'InvalidIdToken' }) } }
export const French: Story = { globals: { locale: 'fr', brand: 'mrlens' } }
export const Italian: Story = { globals: { locale: 'it' } }
export const English: Story = { globals: { locale: 'en', brand: 'mclinsen' } }

const LINKED = { linked: ['google'], mayLink: true, isSending: false, onNear: fn(), onLink: fn() } as const
export const Linked: Story = { render: () => <LinkedProvidersView {...LINKED} /> }
export const LinkedWithoutJavaScript: Story = { render: () => <LinkedProvidersView {...LINKED} mayLink={false} /> }
export const LastSignInMethod: Story = {
  render: () => <LinkedProvidersView {...LINKED} failure={refusalMessage({ _tag: 'LastSignInMethod' })} />,
}
export const LinkedInFrench: Story = { ...Linked, globals: { locale: 'fr', brand: 'discountlens' } }
export const Logos: Story = {
  render: () => <p><ProviderMarkView provider="google" /><ProviderMarkView provider="apple" /><ProviderMarkView provider="facebook" /></p>,
}
export const RefusalMessage: Story = { render: () => <MessageText message={refusalMessage({ _tag: 'SignInFirst' })} /> }
