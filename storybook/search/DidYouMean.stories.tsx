import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DidYouMeanView } from '../../ui/search/DidYouMeanView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = {
  component: DidYouMeanView,
  decorators: [onPage],
  args: { words: 'Biofinity toric', to: '/s?search=Biofinity%20toric' },
} satisfies Meta<typeof DidYouMeanView>
export default meta
type Story = StoryObj<typeof meta>

export const NearestWords: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Biofinity toric' })
    await expect(link).toHaveAttribute('href', '/s?search=Biofinity%20toric')
  },
}
