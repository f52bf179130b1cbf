/** So that a visitor who cuts the network need not wait for a minute to see what comes late. */
export const TOAST_WITHIN = 5000
