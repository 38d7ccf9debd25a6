import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuaranteeNoteView } from '../../ui/content/GuaranteeNoteView.tsx'
import { onPage } from '../decorators/on-page.tsx'

/** The line about the legal guarantee of conformity, for deliveries to the EU. */
const meta = {
  component: GuaranteeNoteView,
  decorators: [onPage],
  args: { termsPath: '/terms' },
} satisfies Meta<typeof GuaranteeNoteView>
export default meta
type Story = StoryObj<typeof meta>

export const German: Story = {}
export const English: Story = { globals: { locale: 'en' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it' } }
