import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewsView } from '../../ui/product/ReviewsView.tsx'

const spread = [[5, 12, 60], [4, 5, 25], [3, 2, 10], [2, 0, 0], [1, 1, 5]]
  .map(([stars = 0, count = 0, share = 0]) => ({ stars, count, share }))

/** The reviews of a product. */
const meta = {
  component: ReviewsView,
  args: {
    reviews: {
      spread,
      reviews: [
        { id: 1, stars: 5, text: 'Sitzen gut.\n\nGerne wieder.', reviewer: 'Anna K.', locale: 'de', day: '2026-02-01' },
        {
          id: 3, stars: 3, text: 'Am Abend etwas trocken.', reviewer: 'Urs M.', locale: 'de', day: '2026-01-20',
          reply: { text: 'Danke für Ihre Bewertung. Ein Tropfen Benetzungslösung hilft.\n\nIhr Shop', day: '2026-01-22' },
        },
        { id: 2, stars: 3, text: 'Bon confort, un peu sèches en fin de soirée.', locale: 'fr', day: '2026-01-14' },
      ],
      links: {
        current: 1,
        pages: [{ value: 1, to: '?#reviews', isChosen: true }, { value: 2, to: '?reviews=2#reviews', isChosen: false }],
        next: '?reviews=2#reviews',
      },
    },
  },
} satisfies Meta<typeof ReviewsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const StarsOnly: Story = { args: { reviews: { spread, reviews: [] } } }
