import type { Meta, StoryObj } from '@storybook/react-vite'
import { storedTexts } from '../../ui/subscription/lens-values.ts'
import { ValuesFormView } from '../../ui/subscription/ValuesFormView.tsx'
import { aSubscription } from './subscription-args.ts'

const texts = storedTexts(aSubscription)

/** The form for other lens values of a subscription. */
const meta = {
  component: ValuesFormView,
  args: { items: aSubscription.items, texts, wearers: [{ id: 1, name: 'Anna' }, { id: 2, name: 'Ben' }], isBusy: false },
} satisfies Meta<typeof ValuesFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const WithoutLensProfile: Story = { args: { wearers: [] } }
export const Filled: Story = {
  args: { filled: { name: 'Anna', unfit: [{ eye: 'right', key: 'cylinder', value: -0.75, why: 'unused' }], texts } },
}
