import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { UnderstoodView } from '../../ui/search/UnderstoodView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = {
  component: UnderstoodView,
  decorators: [onPage],
  args: {
    currency: 'CHF',
    parts: [
      { key: 'sphere', value: '-3.25', to: '/s?search=toric+daily' },
      { key: 'lens_usage', value: 'daily', to: '/s?search=-3.25+toric' },
      { key: 'lens_type', value: 'toric', to: '/s?search=-3.25+daily' },
    ],
  },
} satisfies Meta<typeof UnderstoodView>
export default meta
type Story = StoryObj<typeof meta>

export const ToricDailyLens: Story = {
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('link')
    await expect(parts.map((part) => part.getAttribute('href'))).toEqual([
      '/s?search=toric+daily', '/s?search=-3.25+toric', '/s?search=-3.25+daily',
    ])
  },
}

export const FullPrescription: Story = {
  args: {
    parts: [
      { key: 'sphere', value: '-3.25', to: '/s' },
      { key: 'cylinder', value: '-1.25', to: '/s' },
      { key: 'axis', value: '90', to: '/s' },
      { key: 'radius', value: '8.6', to: '/s' },
      { key: 'diameter', value: '14.2', to: '/s' },
      { key: 'add', value: '+2.00', to: '/s' },
      { key: 'pack_size', value: '30', to: '/s' },
    ],
  },
}
