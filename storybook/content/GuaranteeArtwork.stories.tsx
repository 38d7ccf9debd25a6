import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuaranteeArtworkView } from '../../ui/content/GuaranteeArtworkView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const FRAME = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#039"/></svg>'

/** The place of the official EU notice, with a plain surface instead of the artwork. */
const meta = {
  component: GuaranteeArtworkView,
  decorators: [onPage],
  args: { address: `data:image/svg+xml,${encodeURIComponent(FRAME)}` },
} satisfies Meta<typeof GuaranteeArtworkView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
