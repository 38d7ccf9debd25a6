import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { GatewayDeps, Gateways } from './gateways.ts'

/** Ratings and reviews by buyers. */
export const makeRatingGateway = ({ call }: GatewayDeps): Pick<Gateways, 'ratings' | 'reviews'> => ({
  ratings: {
    rateable: (account) => call('getRateableProducts', { account }),
    add: (input) => call('addProductRating', input),
    own: () => call('getOwnRatings', {}),
  },
  reviews: {
    reviews: (productId, page) => pipe(
      sequenceS(TE.ApplyPar)({
        written: call('getProductReviews', { productId, page }), counts: call('getProductReviewScores', { productId }),
      }),
      TE.map(({ written, counts }) => ({ ...written, counts })),
    ),
  },
})
