/** A value for each width: phones, from 640 px, from 1024 px; an unset wider one falls back to the next narrower. */
export type Responsive<A> = { readonly mobile: A; readonly tablet: A; readonly desktop: A }
