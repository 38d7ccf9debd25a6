import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../account/in-account.tsx'
import { OpticianPageView } from '../../ui/delivery/OpticianPageView.tsx'

const LIMMAT = {
  studioId: 'studio-1', name: 'Studio Limmat', lines: ['Limmatquai 12', '8001 Zürich'], canShipTo: true, canPickUp: false,
}
const SEEFELD = { ...LIMMAT, studioId: 'studio-2', name: 'Studio Seefeld', lines: ['Seefeldstrasse 12', '8001 Zürich'], canPickUp: true }
const LAC = { ...LIMMAT, studioId: 'studio-3', name: 'Optique du Lac', lines: ['Quai du Mont-Blanc 5', '1201 Genève'], canShipTo: false }

/** The customer's optician, and the opticians to choose from. */
const meta = {
  component: OpticianPageView,
  parameters: { path: '/my-account/optician' },
  decorators: [inAccount('/my-account/optician')],
  args: { opticians: { _tag: 'Known', own: SEEFELD, offered: [LAC, LIMMAT, SEEFELD] }, mayChoose: true, isBusy: false },
} satisfies Meta<typeof OpticianPageView>
export default meta
type Story = StoryObj<typeof meta>

const NONE = { _tag: 'Known', own: undefined, offered: [LAC, LIMMAT, SEEFELD] } as const

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const NoOptician: Story = { args: { opticians: NONE } }
export const NoOpticiansOffered: Story = { args: { opticians: { _tag: 'Known', own: undefined, offered: [] } } }
export const Chosen: Story = { args: { done: 'chosen' } }
export const Removed: Story = { args: { opticians: NONE, done: 'removed' } }
export const ServiceUnavailable: Story = { args: { opticians: { _tag: 'Unanswered' } } }
export const OpticianUnavailable: Story = { args: { opticians: NONE, failure: { id: 'checkout.partner.none', values: {} } } }
