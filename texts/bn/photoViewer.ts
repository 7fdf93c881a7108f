export const photoViewerTexts = {
  previousPhoto: 'আগের ছবি',
  nextPhoto: 'পরের ছবি',
  photo: 'ছবি ',
  zoomIn: 'বড় করে দেখুন',
  zoomOut: 'ছোট করুন',
};
