export const photoViewerTexts = {
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photo: 'Photo ',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
