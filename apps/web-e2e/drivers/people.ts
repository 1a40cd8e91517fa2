/** The password of every demo account of a journey's server. */
export const demoPassword = 'walk-the-building-42'
