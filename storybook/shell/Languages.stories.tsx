import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LanguageSwitchView } from '../../ui/shell/LanguageSwitchView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = {
  component: LanguageSwitchView,
  decorators: [onPage],
  args: {
    current: 'de',
    alternates: { de: '/p/1097/biofinity', en: '/en/p/1097/biofinity', fr: '/fr/p/1097/biofinity', it: '/it/p/1097/biofinity' },
    label: 'Sprache',
    look: 'codes',
  },
} satisfies Meta<typeof LanguageSwitchView>
export default meta
type Story = StoryObj<typeof meta>

export const Codes: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveAttribute('hreflang', 'de')
  },
}
export const Names: Story = { args: { look: 'names' } }
export const CurrentFrench: Story = { args: { current: 'fr', label: 'Langue' }, globals: { locale: 'fr' } }
