import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Consent } from '../../domain/tracking/consent.ts'
import { ConsentBannerView } from '../../ui/tracking/ConsentBannerView.tsx'
import { ConsentSettingsView } from '../../ui/tracking/ConsentSettingsView.tsx'

const meta = {
  component: ConsentBannerView,
  args: { cookiesPath: '/cookies', onAllow: fn(), onDecline: fn() },
} satisfies Meta<typeof ConsentBannerView>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Nur Notwendiges' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(args.onAllow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Statistik erlauben' }))
    await expect(args.onAllow).toHaveBeenCalledOnce()
  },
}
export const QuestionInFrench: Story = { globals: { locale: 'fr' } }
export const QuestionInEnglish: Story = { globals: { locale: 'en' } }
export const QuestionInItalian: Story = { globals: { locale: 'it' } }

export const QuestionMobile: Story = { globals: { viewport: { value: 'phone' }, locale: 'fr', brand: 'mrlens' } }

const chosen = (consent: Consent | undefined): Story => ({
  render: ({ onAllow, onDecline }) => <ConsentSettingsView consent={consent} onAllow={onAllow} onDecline={onDecline} />,
})

export const Undecided: Story = chosen(undefined)
export const Allowed: Story = chosen('statistics')
export const Declined: Story = chosen('necessary')
export const AllowedInFrench: Story = { ...Allowed, globals: { locale: 'fr' } }
export const DeclinedInItalian: Story = { ...Declined, globals: { locale: 'it', brand: 'mrlens' } }
export const UndecidedInEnglish: Story = { ...Undecided, globals: { locale: 'en' } }
