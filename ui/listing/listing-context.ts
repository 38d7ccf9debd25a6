import { createContext, useContext } from 'react'
import type { ListingData } from './listing-page-data.ts'

/** The listing data of the page, from its loader. */
export const ListingContext = createContext<ListingData | undefined>(undefined)

export const useListing = (): ListingData => {
  const listing = useContext(ListingContext)
  if (listing === undefined) throw new Error('No products around a listing')
  return listing
}
