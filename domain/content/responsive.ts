/** A value for each width: phones, from 640 px, from 1024 px; a wider one that is not set is that of the next narrower. */
export type Responsive<A> = { readonly mobile: A; readonly tablet: A; readonly desktop: A }
