/** Figures that a small child tells apart at once. */
export const PAIR_FIGURES: readonly string[] = [
  '1f981', '1f418', '1f992', '1f98a', '1f43c', '1f42c', '1f422', '1f989', '1f98b', '1f41e', '1f41d', '1f984',
  '1f680', '1f692', '1f681', '1f682', '26f5', '1f697', '1f333', '1f33b', '1f344', '1f335', '1f308', '2b50',
  '1f34e', '1f353', '1f34c', '1f955', '1f349', '1f366', '1f9f8', '26bd', '1f388', '1f941', '1fa81', '1f3f0',
];
