export const stockStatuses = { out: 'স্টকে নেই', low: 'স্টকে কম আছে', in: 'স্টকে আছে' };
