import type { Meta, StoryObj } from '@storybook/react-vite'
import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { DELETION_REQUESTED } from '../../ui/own-data/DeletionRequestedPage.tsx'

/** Shown after the deletion was requested; the customer is signed out. */
const meta = {
  component: OneClickPageView,
  parameters: { path: '/account-deletion' },
  args: { texts: DELETION_REQUESTED, values: { days: DELETION_DAYS }, isDone: false, isBusy: false, nextPath: '/' },
} satisfies Meta<typeof OneClickPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
