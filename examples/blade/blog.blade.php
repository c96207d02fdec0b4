@extends('layout')

@section('main')
<h1>{{ $page['title'] }}</h1>
<p class="lead">{{ $page['lead'] }}</p>
@foreach ($page['posts'] as $post)
  <article id="{{ $post['anchor'] }}">
    <h2>{{ $post['title'] }}</h2>
    <p class="date">
      <time datetime="{{ $post['date'] }}">{{ $post['day'] }}</time>
    </p>
    @if (!empty($post['picture']))
      @include('partials.sq-image', ['fixed_ratio' => '16:9', 'picture' => $post['picture']])
    @endif
    <div class="text">{!! $post['body'] !!}</div>
  </article>
@endforeach
@endsection
