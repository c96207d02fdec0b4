@extends('layout')

@section('main')
<h1>{{ $page['title'] }}</h1>
<p class="lead">{{ $page['lead'] }}</p>
@include('partials.sq-gallery', [
  'id' => 'work',
  'design' => 'grid',
  'label' => $page['title'],
  'slides_per_row' => 3,
  'padding' => 24,
  'square_thumbs' => true,
  'lightbox' => true,
  'slides' => $page['slides'],
])
@include('partials.sq-lightbox', ['gallery' => 'work', 'theme' => 'light', 'zoom' => false])
<section>
  <h2>{{ $page['film'] }}</h2>
  @include('partials.sq-video', [
    'src' => $page['link'],
    'heading' => $page['film'],
    'picture' => $page['picture'],
  ])
</section>
@endsection
