import type { Meta, StoryObj } from '@storybook/react-vite'
import { LensPassPageView } from '../../ui/lens-pass/LensPassPageView.tsx'
import { inAccount } from '../account/in-account.tsx'
import { anna, aSuggestion, ben } from './lens-pass-args.ts'

/** The lens values of everyone a customer buys for. */
const meta = {
  component: LensPassPageView,
  parameters: { path: '/my-account/lens-pass' },
  decorators: [inAccount('/my-account/lens-pass')],
  args: {
    wearers: [anna, ben], suggestions: [], ownName: 'Anna', isSaved: false, isBusy: false, newPath: '/my-account/lens-pass/values',
  },
} satisfies Meta<typeof LensPassPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Saved: Story = { args: { isSaved: true } }
export const Suggested: Story = { args: { wearers: [], suggestions: [aSuggestion] } }
export const Empty: Story = { args: { wearers: [] } }
export const French: Story = { args: { suggestions: [aSuggestion] }, globals: { locale: 'fr' } }
export const Italian: Story = { args: { suggestions: [aSuggestion] }, globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Refused: Story = { args: { failure: 'Diesen Namen gibt es im Linsenpass schon.' } }
