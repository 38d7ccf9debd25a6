import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProductId } from '../../domain/product/product.ts'
import { RatingsPageView } from '../../ui/rating/RatingsPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

const entry = (id: number, title: string) =>
  ({ productId: id as ProductId, title, image: `p/${id}/front`, productPath: `/p/${id}`, stars: 5, writePath: `?review=${id}` })

const [biofinity, moist, care] = [entry(1097, 'Biofinity'), entry(1001, '1-Day Acuvue Moist'), entry(2001, 'Opti-Free PureMoist')]

/** Products that the customer bought and can rate. */
const meta = {
  component: RatingsPageView,
  parameters: { path: '/my-account/ratings' },
  decorators: [inAccount('/my-account/ratings')],
  args: {
    ratings: { rateable: [biofinity, care], own: [] }, name: 'Anna K.', isDone: false, isBusy: false,
    donePath: '/my-account/ratings?done=1', historyPath: '/my-account/history',
  },
} satisfies Meta<typeof RatingsPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const WithForm: Story = { args: { ratings: { rateable: [care], own: [], writing: { ...biofinity, stars: 4 } } } }
export const TooShort: Story = {
  args: {
    ratings: { rateable: [], own: [], writing: biofinity },
    reply: { typed: { review: 'Gut' }, problems: { review: { id: 'rating.too_short', values: {} } } },
  },
}
export const PartlyRated: Story = {
  args: {
    isDone: true,
    ratings: {
      rateable: [care], own: [{ ...biofinity, review: { text: 'Sitzen gut.\nGerne wieder.', locale: 'de', state: 'published' } }],
    },
  },
}
export const Submitted: Story = {
  args: {
    isDone: true,
    ratings: {
      rateable: [],
      own: [
        { ...moist, stars: 3 },
        { ...biofinity, review: { text: 'Günstiger auf www.example.com', reviewer: 'Anna K.', locale: 'de', state: 'held' } },
      ],
    },
  },
}
/** One review was rejected, the shop replied to the other. */
export const Moderated: Story = {
  args: {
    ratings: {
      rateable: [],
      own: [
        {
          ...moist, stars: 2,
          review: { text: 'Günstiger auf www.example.com', locale: 'de', state: 'rejected', rejectedFor: 'advertising' },
        },
        {
          ...biofinity,
          review: {
            text: 'Sitzen gut, am Abend etwas trocken.', reviewer: 'Anna K.', locale: 'de', state: 'published',
            reply: { text: 'Danke. Ein Tropfen Benetzungslösung hilft am Abend.' },
          },
        },
      ],
    },
  },
}
export const ModeratedFrench: Story = { ...Moderated, globals: { locale: 'fr' } }
export const Empty: Story = { args: { ratings: { rateable: [], own: [] } } }
export const Busy: Story = { args: { isBusy: true } }
