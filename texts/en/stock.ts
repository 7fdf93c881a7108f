export const stockStatuses = { out: 'Out of Stock', low: 'Low Stock', in: 'In Stock' };
