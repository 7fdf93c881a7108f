import { data } from 'react-router';

const refuse = () => {
  throw data('Page not found', { status: 404 });
};

export const loader = refuse;
export const clientLoader = refuse;

export default function NotFound() {
  return null;
}
